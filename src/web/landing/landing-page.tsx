export function LandingPage({ styles }: { readonly styles: string }) {
  return (
    <html lang="en">
      <head>
        <title>Panna</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>Panna</body>
    </html>
  );
}
