import type { AnswerOf, GivenOf } from "#kit/contract/endpoint.ts";
import { api } from "#kit/web/api.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { queryKey, renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

export type BoardInput = Pick<GivenOf<typeof contract.listPresence>, "unitIds">;
type Board = AnswerOf<typeof contract.listPresence>;

/** More than the operation takes at once. */
const mostIds = 500;

export function isOnItsWay(input: BoardInput): boolean {
	const queryKeyOfBoard = queryKey(contract.listPresence, input);
	return queryClient.isFetching({ queryKey: queryKeyOfBoard }) > 0;
}

/** Fetches a few people of a board that is shown, instead of ten thousand. */
export async function renewPeople(input: BoardInput, ids: ReadonlySet<string>): Promise<void> {
	const key = queryKey(contract.listPresence, input);
	if (ids.size > mostIds) return renew(contract.listPresence);
	try {
		const fresh = await api(contract.listPresence, {
			...input,
			userIds: [...ids],
		});
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
