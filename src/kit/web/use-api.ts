import { CancelledError, type UseQueryResult, useMutation, useQuery } from "@tanstack/react-query";
import type { AnswerOf, Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { api } from "./api.ts";
import { queryClient } from "./query-client.ts";
import { renewQueries } from "./renew-queries.ts";

interface QueryOptions {
	readonly enabled?: boolean;
	/** Title of the message on failure; without one the component itself shows `error`. */
	readonly context?: string;
	readonly staleTime?: number;
	/** Keeps showing the last answer while another input is fetched. */
	readonly keep?: boolean;
}

/** The answer of a reading operation, kept and shared between components. */
export function useApi<E extends Endpoint>(
	endpoint: E,
	input: GivenOf<E>,
	options: QueryOptions = {},
): UseQueryResult<AnswerOf<E>> {
	return useQuery<AnswerOf<E>>({
		queryKey: queryKey(endpoint, input),
		queryFn: ({ signal }) => api(endpoint, input, { signal }),
		enabled: options.enabled ?? true,
		...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
		...(options.context === undefined ? {} : { meta: { context: options.context } }),
		...(options.keep ? { placeholderData: (before: unknown) => before } : {}),
	} as Parameters<typeof useQuery<AnswerOf<E>>>[0]);
}

/** Has an answer at hand for the component that will show it. A failure is left to that component. */
export function fetchAhead<E extends Endpoint>(endpoint: E, input: GivenOf<E>): Promise<void> {
	return queryClient.prefetchQuery({
		queryKey: queryKey(endpoint, input),
		queryFn: () => api(endpoint, input),
	});
}

/** The same answer for code that is no component; the one at hand while it is not older than `staleTime` in ms. */
export async function fetchAnswer<E extends Endpoint>(
	endpoint: E,
	input: GivenOf<E>,
	staleTime: number,
): Promise<AnswerOf<E>> {
	const ask = () =>
		queryClient.fetchQuery<AnswerOf<E>>({
			queryKey: queryKey(endpoint, input),
			queryFn: ({ signal }) => api(endpoint, input, { signal }),
			staleTime,
		});
	try {
		return await ask();
	} catch (error) {
		// the component that had begun to ask was left meanwhile
		if (error instanceof CancelledError) return ask();
		throw error;
	}
}

interface ActionOptions<Answer> {
	/** Title of the message on failure. */
	readonly context?: string;
	/** Failures are shown by the caller, unless they concern the whole session. */
	readonly quiet?: boolean;
	readonly onDone?: (answer: Answer) => void;
	/** Operations whose answers are out of date afterwards. */
	readonly renews?: readonly Endpoint[];
}

/** A changing operation; `mutateAsync(input)` calls it. */
export function useAction<E extends Endpoint>(
	endpoint: E,
	options: ActionOptions<AnswerOf<E>> = {},
) {
	return useMutation<AnswerOf<E>, Error, GivenOf<E>>({
		mutationFn: (input) => api(endpoint, input),
		meta: {
			...(options.context === undefined ? {} : { context: options.context }),
			...(options.quiet === undefined ? {} : { quiet: options.quiet }),
		},
		onSuccess: (answer) => {
			for (const stale of options.renews ?? []) void renew(stale);
			options.onDone?.(answer);
		},
	});
}

/** Fetches the shown answers of an operation anew; all of them unless an input is given. */
export function renew(endpoint: Endpoint, input?: unknown): Promise<void> {
	return renewQueries(input === undefined ? [endpoint.operationId] : queryKey(endpoint, input));
}

export function queryKey(endpoint: Endpoint, input: unknown): unknown[] {
	return [endpoint.operationId, input];
}
