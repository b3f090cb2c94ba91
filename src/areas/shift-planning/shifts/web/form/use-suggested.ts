import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";

/** Of people those whom the department of a workspace suggests; who was chosen already stays a choice. */
export function useSuggested(
	people: readonly Choice[],
	workspaceId: string | null,
	chosen: readonly string[],
): readonly Choice[] {
	const { data } = useApi(
		contract.getSuggestedPeople,
		{ workspaceId: workspaceId ?? "" },
		{ enabled: workspaceId !== null },
	);
	const userIds = workspaceId === null ? null : (data?.userIds ?? null);
	if (userIds === null) return people;
	return people.filter(({ value }) => userIds.includes(value) || chosen.includes(value));
}
