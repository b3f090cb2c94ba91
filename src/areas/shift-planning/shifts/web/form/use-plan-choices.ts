import { useMemo } from "react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, type ShiftAnswer } from "../../contract.ts";

export interface PlanChoices {
	readonly workspaces: readonly (Choice & {
		readonly activityIds: readonly string[];
		readonly unitId: string;
	})[];
	readonly activities: readonly Choice[];
	readonly people: readonly Choice[];
	readonly nameOf: (userId: string) => string | undefined;
	/** They are on their way. */
	readonly isLoading: boolean;
}

/** What a shift of a day can be of; what one has already stays a choice. */
export function usePlanChoices(day: string | null, held?: ShiftAnswer): PlanChoices {
	const asked = day ?? isoOfDay(dayNow());
	const { data, isPending } = useApi(
		contract.getShiftPlan,
		{ from: asked, to: asked },
		{ keep: true },
	);
	return useMemo(() => {
		const people = (data?.people ?? [])
			.filter(({ id, mayPlan }) => mayPlan || id === held?.user?.id)
			.map(({ id, firstName, lastName }) => ({ value: id, label: `${lastName}, ${firstName}` }));
		const names = new Map(people.map(({ value, label }) => [value, label]));
		return {
			workspaces: (data?.workspaces ?? [])
				.filter(({ id, mayPlan }) => mayPlan || id === held?.workspace?.id)
				.map(({ id, name, color, activityIds, unitId }) => ({
					...{ value: id, label: name, color, activityIds, unitId },
				})),
			activities: (data?.activities ?? []).map(({ id, name, color }) => ({
				...{ value: id, label: name, color },
			})),
			people,
			nameOf: (userId) => names.get(userId),
			isLoading: isPending,
		};
	}, [data, held, isPending]);
}
