import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useRef } from "react";

/** Whether the contact sheet is open, as its address says: Back closes it, and a reload leaves it open. */
export function useContactSheet() {
  const isOpen = useSearch({ from: "/admin" }).sheet === true;
  const navigate = useNavigate();
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  const open = () => {
    isOpenedHere.current = true;
    void navigate({ to: "/admin", search: { sheet: true } });
  };
  const close = () => {
    const isQueueBehind = isOpenedHere.current;
    // Behind a sheet that was opened by its address may be another page, and so behind the queue after a second press.
    isOpenedHere.current = false;
    if (isQueueBehind) history.back();
    else void navigate({ to: "/admin", search: {}, replace: true });
  };
  return { isOpen, open, close };
}
