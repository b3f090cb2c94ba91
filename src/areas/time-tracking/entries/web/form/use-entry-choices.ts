import { useCallback, useMemo } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { useFeature } from "#kit/web/session/session-store.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, type TimeTracking } from "../../contract.ts";

export interface EntryChoices {
	readonly activities: readonly Choice[];
	readonly projects: readonly Choice[];
	/** What most entries are about: the first kind of work; null where there is none, undefined until it is known. */
	readonly usual: string | null | undefined;
	/** What people may say about an activity. */
	reasons(activityId: string | null): readonly Choice[];
}

/**
 * What an entry of a person can be about. What it is about already stays a choice, though it was archived, withheld from
 * her or is no project of hers any more.
 */
export function useEntryChoices(userId: string, entry?: TimeTracking): EntryChoices {
	const { data, isError } = useApi(contract.listTrackingActivities, {});
	const { data: own, isError: ownFailed } = useApi(contract.getEntryChoices, { userId });
	const reasons = useReasons();
	const hasProjects = useFeature("PROJECTS");
	return useMemo(() => {
		const withheld = own?.withheldActivityIds ?? [];
		const bookable = (data?.activities ?? []).filter(({ id }) => !withheld.includes(id));
		const isKnown = (data || isError) && (own || ownFailed);
		const work = bookable.find(({ classType }) => classType === "WORKTIME");
		const activities = bookable.map(({ id, name, color }) => ({ value: id, label: name, color }));
		const projects = hasProjects ? projectChoices(own?.projects ?? []) : [];
		return {
			activities: withHeld(activities, entry && heldActivity(entry)),
			projects: withHeld(projects, entry && heldProject(entry)),
			usual: isKnown ? (work?.id ?? null) : undefined,
			reasons,
		};
	}, [data, isError, own, ownFailed, reasons, hasProjects, entry]);
}

/** What people may say about an activity; nothing while that is not known. */
export function useReasons(): EntryChoices["reasons"] {
	const { data } = useApi(contract.listTrackingActivities, {});
	return useCallback(
		(activityId) => {
			const activity = data?.activities.find(({ id }) => id === activityId);
			return (activity?.reasons ?? []).map(({ id, text }) => ({ value: id, label: text }));
		},
		[data],
	);
}

type Projects = AnswerOf<typeof contract.getEntryChoices>["projects"];

function projectChoices(projects: Projects): readonly Choice[] {
	return projects.flatMap(({ name, nodes }) =>
		nodes.map((node) => ({
			value: node.id,
			label: node.parentId === null ? name : `${name} · ${node.name}`,
		})),
	);
}

function heldActivity({ activity }: TimeTracking): Choice {
	return { value: activity.id, label: activity.name, color: activity.color };
}

function heldProject({ projectNode }: TimeTracking): Choice | undefined {
	return projectNode === null ? undefined : { value: projectNode.id, label: projectNode.name };
}

function withHeld(choices: readonly Choice[], held: Choice | undefined): readonly Choice[] {
	const isKnown = choices.some(({ value }) => value === held?.value);
	return held === undefined || isKnown ? choices : [...choices, held];
}
