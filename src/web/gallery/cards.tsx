import { useState } from "react";
import { slotsOf } from "#game/team/formation.ts";
import { ClubBadge } from "#web/ui/card/club-badge.tsx";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { EmptySlot, FilledSlot, PitchSlot } from "#web/ui/pitch/pitch-slot.tsx";
import { Pitch } from "#web/ui/pitch/pitch.tsx";
import { sampleCards, samplePrintedCards } from "./sample-cards.ts";
import { Row, Section } from "./section.tsx";

const CLUBS = [
  "Arsenal",
  "Brighton & Hove Albion",
  "Real Madrid",
  "Como",
  "Inter",
  "Harbour Town",
  "Real Betis",
  "Udinese",
];

function Pitches() {
  const [selected, setSelected] = useState(1);
  return (
    <Section title="Pitch">
      <div className="flex flex-wrap gap-8">
        <Pitch label="2-1-1, being built" hasFormation>
          {slotsOf("2-1-1").map((slot, index) => {
            const card = index === 1 ? samplePrintedCards[1] : sampleCards[index];
            return (
              <PitchSlot key={`${slot.label}-${slot.x}`} x={slot.x} y={slot.y}>
                {index < 3 && card ? (
                  <FilledSlot
                    label={slot.label}
                    isOutOfPosition={index !== 0}
                    isSelected={index === selected}
                    onPress={() => setSelected(index)}
                    removeLabel={`Remove ${card.playerName}`}
                    onRemove={() => setSelected(-1)}
                  >
                    <PlayerCard card={card} size="fluid" />
                  </FilledSlot>
                ) : (
                  <EmptySlot label={slot.label} isTarget={index === 4} onPress={() => setSelected(index)} />
                )}
              </PitchSlot>
            );
          })}
        </Pitch>
        <Pitch label="4-3-3, read only" hasFormation playersPerSide={11}>
          {slotsOf("4-3-3").map((slot, index) => {
            const card = [...samplePrintedCards, ...sampleCards][index];
            return (
              <PitchSlot key={`${slot.label}-${slot.x}`} x={slot.x} y={slot.y}>
                {card ? (
                  <FilledSlot label={slot.label}>
                    <PlayerCard card={card} size="fluid" />
                  </FilledSlot>
                ) : (
                  <EmptySlot label={slot.label} />
                )}
              </PitchSlot>
            );
          })}
        </Pitch>
        <Pitch label="No formation yet" hasFormation={false} />
      </div>
    </Section>
  );
}

/** Cards, badges, pitches. */
export function Cards() {
  return (
    <>
      <Section title="Cards">
        <Row>
          {sampleCards.slice(0, 3).map((card) => (
            <PlayerCard key={card.playerName} card={card} size="large" />
          ))}
        </Row>
        <div className="card-grid">
          {sampleCards.map((card) => (
            <PlayerCard key={card.playerName} card={card} size="fluid" />
          ))}
        </div>
        <Row>
          {samplePrintedCards.map((card) => (
            <PlayerCard key={card.playerName} card={card} size="large" />
          ))}
          {samplePrintedCards.map((card) => (
            <PlayerCard key={card.playerName} card={card} size="medium" />
          ))}
          {samplePrintedCards.map((card) => (
            <PlayerCard key={card.playerName} card={card} size="small" />
          ))}
        </Row>
        <Row>
          {sampleCards.slice(0, 4).map((card) => (
            <PlayerCard key={card.playerName} card={card} size="small" />
          ))}
        </Row>
        <Row>
          {CLUBS.map((club) => (
            <span key={club} className="flex items-center gap-2">
              <ClubBadge
                club={club}
                colours={sampleCards.find((card) => card.club === club)?.clubColours}
                className="text-3xl"
              />
              {club}
            </span>
          ))}
        </Row>
      </Section>
      <Pitches />
    </>
  );
}
