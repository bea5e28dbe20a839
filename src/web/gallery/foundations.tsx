import { Logo } from "#web/ui/brand/logo.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Menu } from "#web/ui/overlay/menu.tsx";
import { ThemeChoice } from "#web/ui/theme/theme-choice.tsx";
import { Row, Section } from "./section.tsx";

const SWATCHES = [
  "bg-ground",
  "bg-panel",
  "bg-raised",
  "bg-sunken",
  "bg-flood",
  "bg-pitch",
  "bg-danger",
  "bg-gold",
  "bg-silver",
  "bg-bronze",
  "bg-common",
  "bg-rare",
  "bg-epic",
  "bg-legendary",
] as const;

/** Logo, colours and type. */
export function Foundations() {
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <Logo />
        <Menu trigger={<Button variant="secondary">Theme</Button>}>
          <ThemeChoice />
        </Menu>
      </header>
      <Section title="Colour and type">
        <Row>
          {SWATCHES.map((swatch) => (
            <span key={swatch} className="grid gap-1 text-xs text-ink-muted">
              <span className={`size-14 rounded-control border border-line ${swatch}`} />
              {swatch.slice(3)}
            </span>
          ))}
        </Row>
        <div className="grid gap-3">
          <p className="type-display">Under the lights</p>
          <p className="type-title">Ødegaard, Gyökeres, Šeško</p>
          <p className="type-heading">Your journey to glory</p>
          <p>
            Five cards, one pitch. Points come from what the real players do, and every one has its receipt.
          </p>
          <p className="text-ink-muted">Muted: entered 12 minutes ago, locked until the end of the month.</p>
          <p className="text-flood-text">Floodlight as text</p>
          <p>
            <span className="text-good-text">Won 3–1</span> ·{" "}
            <span className="text-danger-text">Lost 0–2</span> ·{" "}
            <span className="text-warning-text">Drew 1–1</span>
          </p>
        </div>
      </Section>
    </>
  );
}
