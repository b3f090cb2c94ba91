import type { EntryFact } from "./entry-fact.ts";
import { isPauseClass, type TimeClass } from "./time-class.ts";

/** What a running entry remembers of the layers beneath it. */
export type Memory = Pick<
	EntryFact,
	"resumeActivityId" | "resumeClassType" | "resumeNodeId" | "formerActivityId" | "formerClassType"
>;

/** An activity, and the project node where there is one. */
export interface Layer {
	readonly activityId: string;
	readonly classType: TimeClass;
	readonly nodeId: string | null;
}

/**
 * What is going on for a person: a pause lies over a project, a project over work. The topmost layer runs; the others
 * wait. All null: the clocks are stopped.
 */
export interface Layers {
	/** Without a node. */
	readonly work: Layer | null;
	/** With a node. */
	readonly project: Layer | null;
	readonly pause: Layer | null;
}

const noLayers: Layers = { work: null, project: null, pause: null };

/** The layer that runs. */
export function topLayer(layers: Layers): Layer | null {
	return layers.pause ?? layers.project ?? layers.work;
}

/**
 * The layers that a running entry stands for.
 *
 * Example: a PAUSE that resumes "assembly" on node 7, formerly "office" → work office, project assembly on 7, the pause.
 */
export function layersOf(running: (Layer & Memory) | null): Layers {
	if (running === null) return noLayers;
	const { activityId, classType, nodeId } = running;
	const own = { activityId, classType, nodeId };
	const resumed = layer(running.resumeActivityId, running.resumeClassType, running.resumeNodeId);
	if (isPauseClass(classType)) {
		if (resumed === null || resumed.nodeId === null) {
			return { work: resumed, project: null, pause: own };
		}
		const former = layer(running.formerActivityId, running.formerClassType, null);
		return { work: former, project: resumed, pause: own };
	}
	if (nodeId !== null) return { work: resumed, project: own, pause: null };
	return { work: own, project: null, pause: null };
}

/** The layers that wait while the topmost one runs. */
export function layersBeneath(layers: Layers): Pick<Layers, "work" | "project"> {
	const top = topLayer(layers);
	const { work, project } = layers;
	return { work: work === top ? null : work, project: project === top ? null : project };
}

/** What goes on when the running entry ends, by the activities of the layers that wait beneath it. */
export function interruptedBy<Activity>(
	running: (Layer & Memory) | null,
	activityOf: (layer: Layer | null) => Activity | null,
) {
	const { work, project } = layersBeneath(layersOf(running));
	const activity = activityOf(project);
	return {
		work: activityOf(work),
		project: activity && { activity, projectNodeId: project?.nodeId as string },
	};
}

/** What an entry of the topmost layer has to remember of those beneath: the inverse of `layersOf`. */
export function memoryOf({ work, project }: ReturnType<typeof layersBeneath>): Memory {
	const resumed = project ?? work;
	const former = project === null ? null : work;
	return {
		resumeActivityId: resumed?.activityId ?? null,
		resumeClassType: resumed?.classType ?? null,
		resumeNodeId: resumed?.nodeId ?? null,
		formerActivityId: former?.activityId ?? null,
		formerClassType: former?.classType ?? null,
	};
}

function layer(
	activityId: string | null,
	classType: TimeClass | null,
	nodeId: string | null,
): Layer | null {
	if (activityId === null || classType === null) return null;
	return { activityId, classType, nodeId };
}
