import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../../../kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { ProjectClockRow } from "./project-clock-row.tsx";
import type { ProjectGroup } from "./project-rows.ts";

interface Given {
	readonly group: ProjectGroup;
	readonly clocks: TimeClocks;
	readonly starred: ReadonlySet<string>;
	readonly startsCollapsed: boolean;
}

/** A project, and its tasks when it is open. */
export function ProjectGroupRows({
	group,
	clocks,
	starred,
	startsCollapsed,
}: Given) {
	const t = useTexts(german, english).projects;
	const [isOpen, setOpen] = useState(!startsCollapsed);
	const Chevron = isOpen ? IconChevronDown : IconChevronRight;
	return (
		<li className="project-group">
			<button
				type="button"
				className="project-group-head"
				aria-expanded={isOpen}
				aria-label={t.tasks(group.name)}
				onClick={() => setOpen(!isOpen)}
			>
				<Chevron size={15} stroke={1.8} aria-hidden />
				<b>{group.name}</b>
				<span>{group.rows.length}</span>
			</button>
			{isOpen && (
				<ul className="project-clocks">
					{group.rows.map((row) => (
						<ProjectClockRow
							key={row.nodeId}
							row={row}
							clocks={clocks}
							isFavorite={starred.has(row.nodeId)}
						/>
					))}
				</ul>
			)}
		</li>
	);
}
