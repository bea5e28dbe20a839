import { useQuery } from "@tanstack/react-query";
import { listTournaments } from "#contract/tournament.ts";
import { read } from "#web/api/read.ts";
import { ShareButton } from "./share-button.tsx";

/** Shares the user's result in a finished month, by the name of its table; nothing until its tournament is known. */
export function ShareMonth({ name }: { readonly name: string }) {
  const tournaments = useQuery(read(listTournaments, { query: {} }));
  const found = tournaments.data?.tournaments.find((one) => one.name === name && one.isFinal);
  return found === undefined ? null : <ShareButton kind="month" id={found.id} />;
}
