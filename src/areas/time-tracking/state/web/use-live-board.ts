import { useCallback, useEffect, useRef } from "react";
import { useOrganisationLive } from "#areas/staff/units/web/public.ts";
import type { LiveMessageOf } from "#kit/contract/live.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { type BoardInput, isOnItsWay, renewPeople } from "./renew-people.ts";

/** At the begin of a shift everybody books at once: those of so many milliseconds are asked for together. */
const gather = 200;

/** Fetches the people anew of whom live messages tell; everybody when some may have been missed. */
export function useLiveBoard(input: BoardInput): void {
	const latest = useRef(input);
	useEffect(() => {
		latest.current = input;
	}, [input]);
	const waiting = useRef({ ids: new Set<string>(), isAll: false });
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(
		() => () => {
			clearTimeout(timer.current);
			timer.current = undefined;
		},
		[],
	);
	const wait = useCallback(() => {
		timer.current ??= setTimeout(() => {
			timer.current = undefined;
			// a board that was asked for earlier would put older people over the fresh ones
			if (isOnItsWay(latest.current)) return wait();
			const { ids, isAll } = waiting.current;
			waiting.current = { ids: new Set(), isAll: false };
			if (isAll) void renew(contract.listPresence);
			else void renewPeople(latest.current, ids);
		}, gather);
	}, []);
	const hear = (message: LiveMessageOf<"change"> | undefined) => {
		if (message?.userId === undefined) waiting.current.isAll = true;
		else waiting.current.ids.add(message.userId);
		wait();
	};
	useLiveTopic("CLOCKS", hear);
	useLiveTopic("ABSENCES", hear);
	useLiveTopic("SHIFTS", hear);
	useOrganisationLive(contract.listPresence, "USERS");
}
