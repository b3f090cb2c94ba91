import { useMemo } from "react";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";

export type AbsenceKind = AnswerOf<typeof activities.listAbsenceActivities>["activities"][number];

export interface Kinds {
	readonly choices: readonly Choice[];
	/** Undefined until it is known, and where nothing is chosen. */
	readonly kindOf: (activityId: string | null) => AbsenceKind | undefined;
	/** What is asked for most often: the default kind of leave; null where there is none, undefined until it is known. */
	readonly usual: string | null | undefined;
}

/**
 * Kinds of absence that a person may ask for, leave first. What an absence is already stays a choice, though it was archived or
 * withheld from her.
 */
export function useKinds(userId: string, heldId?: string): Kinds {
	const { classes } = useTexts(texts);
	const { data, isError } = useApi(activities.listAbsenceActivities, {});
	const { data: own, isError: ownFailed } = useApi(entries.getEntryChoices, { userId });
	return useMemo(() => {
		const withheld = own?.withheldActivityIds ?? [];
		const all = data?.activities ?? [];
		const offered = all.filter(
			({ id, isEnabled }) => id === heldId || (isEnabled && !withheld.includes(id)),
		);
		const isKnown = (data !== undefined || isError) && (own !== undefined || ownFailed);
		const leave = offered.filter(({ classType }) => classType === "LEAVE");
		const usual = leave.find(({ isDefault }) => isDefault) ?? leave[0] ?? offered[0];
		return {
			choices: order.flatMap((group) =>
				offered
					.filter(({ classType }) => classType === group)
					.map(({ id, name, color }) => ({
						value: id,
						label: name,
						color,
						group: classes[group],
					})),
			),
			kindOf: (activityId) => all.find(({ id }) => id === activityId),
			usual: isKnown ? (usual?.id ?? null) : undefined,
		};
	}, [data, isError, own, ownFailed, classes, heldId]);
}

const order = ["LEAVE", "ABSENCE", "SICK"] as const;
