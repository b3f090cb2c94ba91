import type { AnswerOf, GivenOf } from "#kit/contract/endpoint.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { fetchAnswer, queryKey } from "#kit/web/use-api.ts";
import {
	previewStaleTime,
	type TypedPreview,
	useTypedPreview,
} from "#kit/web/use-typed-preview.ts";
import { contract } from "../../contract.ts";

export type PreviewInput = GivenOf<typeof contract.previewAbsence>;
export type PreviewAnswer = AnswerOf<typeof contract.previewAbsence>;
export type AbsencePreview = TypedPreview<PreviewAnswer>;

/** @param input undefined while something is missing */
export function useAbsencePreview(input: PreviewInput | undefined): AbsencePreview {
	return useTypedPreview(contract.previewAbsence, input);
}

/** Waits for the answer to what is about to be sent; a failure will be told by what is sent. */
export async function settlePreview(input: PreviewInput | undefined): Promise<void> {
	if (input === undefined) return;
	try {
		await fetchAnswer(contract.previewAbsence, input, previewStaleTime);
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
