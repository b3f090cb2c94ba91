import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { IconButton } from "../../../../kit/ui/icon-button.tsx";
import { openPanel } from "../../../../kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useAction } from "../../../../kit/web/use-api.ts";
import { contract as projects } from "../../../projects/projects/contract.ts";
import type { TimeClocks } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { ClockDigits } from "./clock-digits.tsx";
import { projectClock } from "./panels.ts";
import type { ProjectRow } from "./project-rows.ts";
import { ProjectSwitch } from "./project-switch.tsx";
import { shownProjectTime } from "./shown-times.ts";

interface Given {
	readonly row: ProjectRow;
	readonly clocks: TimeClocks;
	readonly isFavorite: boolean;
	/** Stands apart from its project, so it names it. */
	readonly isPinned?: boolean;
}

/** One node's clock: start or stop, names, today's time, star. */
export function ProjectClockRow({ row, clocks, isFavorite, isPinned }: Given) {
	const t = useTexts(german, english).projects;
	const renews = [projects.getFavoriteProjects];
	const add = useAction(projects.putFavoriteProject, { renews });
	const remove = useAction(projects.deleteFavoriteProject, { renews });
	const change = isFavorite ? remove : add;
	const { nodeId } = row;
	const name = `${row.projectName}, ${row.taskName}`;
	return (
		<li className="project-clock">
			<ProjectSwitch row={row} clocks={clocks} />
			<button
				type="button"
				className="project-names"
				aria-label={t.detailsOf(name)}
				onClick={() => openPanel(projectClock, { projectNodeId: nodeId })}
			>
				{isPinned && <b>{row.projectName}</b>}
				<span>{row.taskName}</span>
			</button>
			<span className="project-time">
				<ClockDigits
					label={name}
					secondsAt={(now) => shownProjectTime(clocks, nodeId, now)}
				/>
				<small>{t.today}</small>
			</span>
			<IconButton
				icon={isFavorite ? IconStarFilled : IconStar}
				size={15}
				className="project-star"
				label={isFavorite ? t.noFavorite(name) : t.favorite(name)}
				disabled={change.isPending}
				onClick={() => change.mutate({ projectNodeId: nodeId })}
			/>
		</li>
	);
}
