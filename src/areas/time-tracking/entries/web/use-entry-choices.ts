import { useMemo } from "react";
import {
	useFeature,
	useSession,
} from "../../../../kit/web/session/session-store.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import { contract as projects } from "../../../projects/projects/contract.ts";
import type { TrackingActivity } from "../contract/lists.ts";
import { contract, type TimeTracking } from "../contract.ts";

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

/** What an entry can be about. What it is about already stays a choice, though it was archived or is somebody else's. */
export function useEntryChoices(
	userId: string,
	entry?: TimeTracking,
): EntryChoices {
	const { data } = useApi(contract.listTrackingActivities, {});
	const projectChoices = useProjectChoices(userId, entry);
	return useMemo(() => {
		const known = data?.activities ?? [];
		const choices = known.map(({ id, name, color }) => ({
			value: id,
			label: name,
			color,
		}));
		return {
			activities: withHeld(choices, entry && heldActivity(entry)),
			projects: projectChoices,
			activity: (id) => known.find((one) => one.id === id),
		};
	}, [data, entry, projectChoices]);
}

function useProjectChoices(
	userId: string,
	entry: TimeTracking | undefined,
): readonly Choice[] {
	const session = useSession();
	const hasProjects = useFeature("PROJECTS");
	// one knows one's own projects alone
	const enabled = hasProjects && session.userId === userId;
	const { data } = useApi(projects.listProjects, {}, { enabled });
	return useMemo(() => {
		const choices = (data?.projects ?? []).flatMap(({ name, nodes }) =>
			nodes.map((node) => ({
				value: node.id,
				label: node.parentId === null ? name : `${name} · ${node.name}`,
			})),
		);
		return withHeld(choices, entry && heldProject(entry));
	}, [data, entry]);
}

function heldActivity({ activity }: TimeTracking): Choice {
	return { value: activity.id, label: activity.name, color: activity.color };
}

function heldProject({ projectNode }: TimeTracking): Choice | undefined {
	return projectNode === null
		? undefined
		: { value: projectNode.id, label: projectNode.name };
}

function withHeld(
	choices: readonly Choice[],
	held: Choice | undefined,
): readonly Choice[] {
	const isKnown = choices.some(({ value }) => value === held?.value);
	return held === undefined || isKnown ? choices : [...choices, held];
}
