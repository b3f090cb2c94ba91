import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { limits } from "#kit/contract/limits.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import type { CustomEntity } from "../contract/custom-entities.ts";
import { contract } from "../contract.ts";

export type ListedGroup = AnswerOf<typeof contract.listCustomFieldGroups>["items"][number];
export type ListedField = AnswerOf<typeof contract.listCustomFields>["items"][number];

interface Groups {
	readonly groups: readonly ListedGroup[];
	/** Archived ones too, in their order. */
	readonly fields: readonly ListedField[];
	readonly state: "loading" | "failed" | "ready";
	readonly refetch: () => void;
}

const pageSize = limits.listLength;

/** All groups and fields of a kind of entity. */
export function useGroups(entity: CustomEntity): Groups {
	const groups = useApi(contract.listCustomFieldGroups, { entity, pageSize });
	const fields = useApi(contract.listCustomFields, { entity, pageSize });
	useLiveTopic("CUSTOMFIELDS", () => void renewFields());
	const isReady = groups.data !== undefined && fields.data !== undefined;
	const hasFailed = groups.isError || fields.isError;
	return {
		groups: groups.data?.items ?? [],
		fields: fields.data?.items ?? [],
		state: isReady ? "ready" : hasFailed ? "failed" : "loading",
		refetch: () => void Promise.all([groups.refetch(), fields.refetch()]),
	};
}

/** Everything that is known of groups and fields is fetched anew. */
export async function renewFields(): Promise<void> {
	await Promise.all([
		renew(contract.listCustomFieldGroups),
		renew(contract.listCustomFields),
		renew(contract.getCustomField),
		renew(contract.getCustomFieldUsage),
		renew(contract.getCustomFieldAssignments),
		renew(contract.listCustomFieldDescriptions),
	]);
}
