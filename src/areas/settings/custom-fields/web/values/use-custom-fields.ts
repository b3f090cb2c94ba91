import { useMemo } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { times } from "#kit/contract/limits.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useFeature } from "#kit/web/session/session-store.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import type { CustomEntity } from "../../contract/custom-entities.ts";
import { contract } from "../../contract.ts";

export type DescribedField = AnswerOf<
	typeof contract.listCustomFieldDescriptions
>["fields"][number];

interface CustomFields {
	/** In their order; none for companies without custom fields. */
	readonly fields: readonly DescribedField[];
	/** Whether they are known, or will not be. */
	readonly isReady: boolean;
}

const none: readonly DescribedField[] = [];

/** The custom fields of a kind of entity, kept for 15 seconds and renewed by live messages. */
export function useCustomFields(entity: CustomEntity): CustomFields {
	const enabled = useFeature("CUSTOMFIELDS");
	const { data, isPending } = useApi(
		contract.listCustomFieldDescriptions,
		{ entity },
		{ enabled, staleTime: times.organisationCache },
	);
	useLiveTopic("CUSTOMFIELDS", () => void renew(contract.listCustomFieldDescriptions));
	const fields = enabled ? (data?.fields ?? none) : none;
	return useMemo(() => ({ fields, isReady: !enabled || !isPending }), [fields, enabled, isPending]);
}
