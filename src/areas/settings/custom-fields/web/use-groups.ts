import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { limits } from "#kit/contract/limits.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import type { MasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { useMay, useMayGlobally } from "#kit/web/session/session-store.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import type { CustomEntity } from "../contract/field-kinds.ts";
import { contract } from "../contract.ts";

export type ListedGroup = AnswerOf<typeof contract.listCustomFieldGroups>["items"][number];
export type ListedField = AnswerOf<typeof contract.listCustomFields>["items"][number];

const pageSize = limits.listLength;

/** All groups and fields of a kind of entity, archived ones too, in their order. */
export function useGroups(entity: CustomEntity) {
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

const key = "customfields.manage";

/** What the person may do with groups and fields: both belong to the whole company. */
export function useFieldRights(): MasterRights {
	return {
		mayRead: useMay(key, "READ"),
		mayWrite: useMayGlobally(key, "WRITE"),
		mayDelete: useMayGlobally(key, "FULL"),
	};
}

const step = 10;

/** Behind everything that is there, with room between. */
export function nextPosition(items: readonly { readonly position: number }[]): number {
	return Math.max(0, ...items.map(({ position }) => position + step));
}
