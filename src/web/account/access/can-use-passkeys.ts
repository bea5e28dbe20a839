/** Whether this browser can use passkeys at this address: over https or on localhost, under a name. */
export function canUsePasskeys(): boolean {
  return (
    isSecureContext &&
    typeof PublicKeyCredential === "function" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential &&
    !/^(?:[\d.]+|\[.*\])$/u.test(location.hostname)
  );
}
