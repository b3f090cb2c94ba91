import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { limits, times } from "../../../../kit/contract/limits.ts";
import { Card } from "../../../../kit/ui/card/card.tsx";
import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { ErrorState } from "../../../../kit/ui/state/error-state.tsx";
import { LoadingState } from "../../../../kit/ui/state/loading-state.tsx";
import { useLiveTopic } from "../../../../kit/web/live/use-live.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { renew, useApi } from "../../../../kit/web/use-api.ts";
import { contract as projects } from "../../../projects/projects/contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { ProjectClockRow } from "./project-clock-row.tsx";
import { ProjectGroupRows } from "./project-group-rows.tsx";
import { matchingGroups, projectRows } from "./project-rows.ts";
import { useDelayed } from "./use-delayed.ts";
import { useTimeClocks } from "./use-time-clocks.ts";
import "./clocks.css";

/** Clocks of projects: what runs and the favourites on top, all projects below. */
export function ProjectClocksCard() {
	const t = useTexts(german, english).projects;
	const clocks = useTimeClocks();
	const list = useApi(projects.listProjects, {}, { context: t.loadFailed });
	const favorites = useApi(projects.getFavoriteProjects, {});
	useLiveTopic("SETTINGS", () => void renew(projects.getFavoriteProjects));
	useLiveTopic("PROJECTS", () => void renew(projects.listProjects));
	const [typed, setTyped] = useState("");
	const search = useDelayed(typed, times.searchDelay);
	const [showsAll, setShowsAll] = useState(false);
	const starred = new Set(
		favorites.data?.favorites.map((one) => one.projectNodeId),
	);
	const groups = projectRows(list.data?.projects ?? [], clocks, t.general);
	const found = matchingGroups(groups, search);
	const isLong = found.length > limits.projects.showAllAbove;
	const shown = showsAll ? found : found.slice(0, limits.projects.showAllAbove);
	const isSearching = search.trim() !== "";
	const startsCollapsed =
		isSearching || groups.length < limits.projects.collapsedBelow;
	const pinned = isSearching
		? []
		: groups
				.flatMap((group) => group.rows)
				.filter((row) => row.isRunning || starred.has(row.nodeId));
	return (
		<Card
			flush
			title={t.title}
			className="project-clocks-card"
			side={
				isLong && (
					<button
						type="button"
						className="card-link"
						aria-expanded={showsAll}
						onClick={() => setShowsAll(!showsAll)}
					>
						{showsAll ? t.showLess : t.showAll(found.length)}
					</button>
				)
			}
		>
			{list.error !== null ? (
				<ErrorState text={t.loadFailed} onRetry={() => void list.refetch()} />
			) : list.data === undefined || clocks === undefined ? (
				<LoadingState />
			) : groups.length === 0 ? (
				<EmptyState text={t.none} />
			) : (
				<>
					<TextInput
						className="project-search"
						type="search"
						aria-label={t.search}
						placeholder={t.search}
						leftSection={<IconSearch size={15} aria-hidden />}
						maxLength={limits.textLength}
						value={typed}
						onChange={(event) => setTyped(event.currentTarget.value)}
					/>
					{found.length === 0 && <EmptyState text={t.noTasks} />}
					<ul className="project-clocks">
						{pinned.map((row) => (
							<ProjectClockRow
								key={row.nodeId}
								row={row}
								clocks={clocks}
								isFavorite={starred.has(row.nodeId)}
								isPinned
							/>
						))}
						{shown.map((group) => (
							<ProjectGroupRows
								key={`${group.projectId} ${startsCollapsed}`}
								group={group}
								clocks={clocks}
								starred={starred}
								startsCollapsed={startsCollapsed}
							/>
						))}
					</ul>
				</>
			)}
		</Card>
	);
}
