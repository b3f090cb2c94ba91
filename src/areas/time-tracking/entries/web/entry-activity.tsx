import type { TimeTracking } from "../contract.ts";
import "./entries.css";

/** The activity with its colour, and the project where there is one. */
export function EntryActivity({ entry }: { readonly entry: TimeTracking }) {
	const { activity, project, projectNode } = entry;
	const isGeneral = projectNode?.name === project?.name;
	return (
		<span className="entry-activity">
			<i style={{ background: activity.color }} aria-hidden />
			<span>{activity.name}</span>
			{project && projectNode && (
				<small>{isGeneral ? project.name : `${project.name} · ${projectNode.name}`}</small>
			)}
		</span>
	);
}
