import type { EntryFact } from "#domain/working-time/timeline/entry-fact.ts";

/** The columns that say what an entry is of, and what lies beneath it. */
export function entryColumns(entry: EntryFact) {
	return {
		activity_id: entry.activityId,
		class_type: entry.classType,
		project_node_id: entry.nodeId,
		resume_activity_id: entry.resumeActivityId,
		resume_class_type: entry.resumeClassType,
		resume_node_id: entry.resumeNodeId,
		former_activity_id: entry.formerActivityId,
		former_class_type: entry.formerClassType,
	};
}
