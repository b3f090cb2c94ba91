import { useEffect, useMemo } from "react";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import type { BoardInput } from "./renew-people.ts";
import { useLiveBoard } from "./use-live-board.ts";

const minute = 60_000;

/**
 * The people of some units, of all without any. Bookings, absences and shifts arrive by live messages; what passing time
 * alone changes is asked for each minute.
 */
export function useBoard(unitIds: readonly string[]) {
	const input = useMemo<BoardInput>(
		() => (unitIds.length === 0 ? {} : { unitIds: [...unitIds] }),
		[unitIds],
	);
	useLiveBoard(input);
	useEffect(() => {
		const timer = setInterval(() => void renew(contract.listPresence), minute);
		return () => clearInterval(timer);
	}, []);
	return useApi(contract.listPresence, input, { keep: true });
}
