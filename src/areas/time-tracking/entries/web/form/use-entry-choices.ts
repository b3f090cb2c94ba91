import { useMemo } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { useFeature } from "#kit/web/session/session-store.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { TrackingActivity } from "../../contract/lists.ts";
import { contract, type TimeTracking } from "../../contract.ts";

export interface Choice {
	readonly value: string;
	readonly label: string;
	readonly color?: string;
}

export interface EntryChoices {
	readonly activities: readonly Choice[];
	readonly projects: readonly Choice[];
	/** What an activity asks for; undefined while it is not known. */
	activity(id: string | null): TrackingActivity | undefined;
}

/**
 * What an entry of a person can be about. What it is about already stays a choice, though it was archived, withheld from
 * her or is no project of hers any more.
 */
export function useEntryChoices(userId: string, entry?: TimeTracking): EntryChoices {
	const { data } = useApi(contract.listTrackingActivities, {});
	const { data: own } = useApi(contract.getEntryChoices, { userId });
	const hasProjects = useFeature("PROJECTS");
	return useMemo(() => {
		const known = data?.activities ?? [];
		const withheld = own?.withheldActivityIds ?? [];
		const activities = known
			.filter(({ id }) => !withheld.includes(id))
			.map(({ id, name, color }) => ({ value: id, label: name, color }));
		const projects = hasProjects ? projectChoices(own?.projects ?? []) : [];
		return {
			activities: withHeld(activities, entry && heldActivity(entry)),
			projects: withHeld(projects, entry && heldProject(entry)),
			activity: (id) => known.find((one) => one.id === id),
		};
	}, [data, own, hasProjects, entry]);
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
