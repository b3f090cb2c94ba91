import { useEffect, useState } from "react";
import type { AnswerOf, Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { isApiError } from "./api-error.ts";
import { useApi } from "./use-api.ts";

export interface TypedPreview<Answer> {
	/** The newest that has come; undefined until there is one. */
	readonly answer: Answer | undefined;
	/** What is typed has no answer yet. */
	readonly isAsking: boolean;
	/** Why there is none, in the server's words; "" where it was not reached. */
	readonly fault: string | undefined;
}

/** Who types on wants no preview of what stands there for a moment. */
const pauseMs = 300;
/** What was looked at a moment ago is not asked for again when it is sent. */
export const previewStaleTime = 10_000;

/**
 * What the server says of something while it is typed: one call a pause, and only the answer to what stands there now is shown as such.
 *
 * @param input undefined while something is missing
 */
export function useTypedPreview<E extends Endpoint>(
	endpoint: E,
	input: GivenOf<E> | undefined,
): TypedPreview<AnswerOf<E>> {
	const wanted = input && JSON.stringify(input);
	const asked = useSettled(wanted);
	const { data, error, isFetching, isPlaceholderData } = useApi(
		endpoint,
		(asked === undefined ? {} : JSON.parse(asked)) as GivenOf<E>,
		{ enabled: asked !== undefined, keep: true, staleTime: previewStaleTime },
	);
	const isAsking = wanted !== undefined && (wanted !== asked || isFetching);
	if (wanted === undefined) return { answer: undefined, isAsking: false, fault: undefined };
	if (error !== null && !isAsking) {
		return { answer: undefined, isAsking, fault: isApiError(error) ? error.message : "" };
	}
	return { answer: data, isAsking: isAsking || isPlaceholderData, fault: undefined };
}

/** What stands there since a pause; the first thing at once. */
function useSettled(wanted: string | undefined): string | undefined {
	const [settled, setSettled] = useState(wanted);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(wanted), pauseMs);
		return () => clearTimeout(timer);
	}, [wanted]);
	return settled;
}
