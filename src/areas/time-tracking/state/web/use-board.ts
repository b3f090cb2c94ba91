import { useCallback, useEffect, useRef } from "react";
import { useOrganisationLive } from "#areas/staff/units/web/public.ts";
import type { AnswerOf, GivenOf } from "#kit/contract/endpoint.ts";
import type { LiveMessageOf } from "#kit/contract/live.ts";
import { api } from "#kit/web/api.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { queryKey, renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

type BoardInput = Pick<GivenOf<typeof contract.listPresence>, "unitIds">;

/** More than the operation takes at once. */
const mostIds = 500;

/** At the begin of a shift everybody books at once: those of so many milliseconds are asked for together. */
const gather = 200;

const minute = 60_000;

/**
 * The people of some units, of all without any. Bookings, absences and shifts arrive by live messages; what passing time
 * alone changes is asked for each minute.
 */
export function useBoard(input: BoardInput) {
	useLiveBoard(input);
	useEffect(() => {
		const timer = setInterval(() => void renew(contract.listPresence), minute);
		return () => clearInterval(timer);
	}, []);
	return useApi(contract.listPresence, input, { keep: true });
}

/** Fetches the people anew of whom live messages tell; everybody when some may have been missed. */
function useLiveBoard(input: BoardInput): void {
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

type Board = AnswerOf<typeof contract.listPresence>;

function isOnItsWay(input: BoardInput): boolean {
	const queryKeyOfBoard = queryKey(contract.listPresence, input);
	return queryClient.isFetching({ queryKey: queryKeyOfBoard }) > 0;
}

/** Fetches a few people of a board that is shown, instead of ten thousand. */
async function renewPeople(input: BoardInput, ids: ReadonlySet<string>): Promise<void> {
	const key = queryKey(contract.listPresence, input);
	if (ids.size > mostIds) return renew(contract.listPresence);
	try {
		const fresh = await api(contract.listPresence, { ...input, userIds: [...ids] });
		queryClient.setQueryData<Board>(key, (board) =>
			board === undefined ? board : withPeople(board, fresh, ids),
		);
	} catch {
		// asked for as a whole, a failure is shown like any other
		await renew(contract.listPresence);
	}
}

/** Who is no longer listed has left the board; who is new stands at its end. */
function withPeople(board: Board, fresh: Board, ids: ReadonlySet<string>): Board {
	const byId = new Map(fresh.people.map((person) => [person.id, person]));
	const kept = board.people.flatMap((person) => {
		if (!ids.has(person.id)) return person;
		const now = byId.get(person.id);
		byId.delete(person.id);
		return now ?? [];
	});
	return { ...fresh, people: [...kept, ...byId.values()] };
}
