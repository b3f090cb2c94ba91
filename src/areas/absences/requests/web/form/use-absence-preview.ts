import { useDebouncedValue } from "@mantine/hooks";
import type { AnswerOf, GivenOf } from "#kit/contract/endpoint.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { fetchAnswer, queryKey, useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";

export type PreviewInput = GivenOf<typeof contract.previewAbsence>;
export type PreviewAnswer = AnswerOf<typeof contract.previewAbsence>;

export interface AbsencePreview {
	/** The newest that has come; undefined until there is one. */
	readonly answer: PreviewAnswer | undefined;
	/** What is typed has no answer yet. */
	readonly isAsking: boolean;
	/** Why there is none, in the server's words; "" where it was not reached. */
	readonly fault: string | undefined;
}

/** Who types on wants no preview of what stands there for a moment. */
const pauseMs = 300;
/** What was looked at a moment ago is not asked for again when it is sent. */
const staleTime = 10_000;

/**
 * What the server says of an absence while it is typed: one call a pause, and only the answer to what stands there now is shown as such.
 *
 * @param input undefined while something is missing
 */
export function useAbsencePreview(input: PreviewInput | undefined): AbsencePreview {
	const wanted = input && JSON.stringify(input);
	const [asked] = useDebouncedValue(wanted, pauseMs);
	const { data, error, isFetching, isPlaceholderData } = useApi(
		contract.previewAbsence,
		asked === undefined ? nothing : (JSON.parse(asked) as PreviewInput),
		{ enabled: asked !== undefined, keep: true, staleTime },
	);
	const isAsking = wanted !== undefined && (wanted !== asked || isFetching);
	if (wanted === undefined) return { answer: undefined, isAsking: false, fault: undefined };
	if (error !== null && !isAsking) {
		return { answer: undefined, isAsking, fault: isApiError(error) ? error.message : "" };
	}
	return { answer: data, isAsking: isAsking || isPlaceholderData, fault: undefined };
}

const nothing: PreviewInput = { userId: "", activityId: "", from: "", to: "" };

/** Waits for the answer to what is about to be sent; a failure will be told by what is sent. */
export async function settlePreview(input: PreviewInput | undefined): Promise<void> {
	if (input === undefined) return;
	try {
		await fetchAnswer(contract.previewAbsence, input, staleTime);
	} catch {
		// the operation itself meets the same fault and says it
	}
}

/** What an absence would become, as far as that was asked for. */
export function previewedState(
	input: PreviewInput | undefined,
): PreviewAnswer["state"] | undefined {
	if (input === undefined) return undefined;
	const key = queryKey(contract.previewAbsence, input);
	return queryClient.getQueryData<PreviewAnswer>(key)?.state;
}
