import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { useFavoriteProjects, useProjects } from "#areas/projects/projects/web/public.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useShownClocks } from "../use-clocks.ts";
import { type ClockNode, clockOfNode, nodesOf } from "./project-nodes.ts";
import { ProjectTable } from "./project-table.tsx";
import { canShowAll, projectView } from "./project-view.ts";
import "../clocks.css";
import { times } from "#kit/contract/limits.ts";

/** The project clocks: what is used, all of them on demand, or what the search finds. */
export function ProjectClocks() {
	const t = useTexts(texts).projects;
	const clocks = useShownClocks();
	const projects = useProjects();
	const favorites = useFavoriteProjects();
	const [typed, setTyped] = useState("");
	const [showsAll, setShowsAll] = useState(false);
	const search = useDelayed(typed);
	const nodes = useMemo(() => nodesOf(projects.data ?? [], t.general), [projects.data, t.general]);
	const count = projects.data?.length ?? 0;
	const isUsed = (node: ClockNode) => {
		const { isRunning, workTime } = clockOfNode(clocks, node.id);
		return isRunning || workTime > 0 || favorites.has(node.id);
	};
	const view = projectView({ nodes, projectCount: count, search, showsAll, isUsed });
	return (
		<Card
			title={t.title}
			flush
			scrolls
			className="projects-card"
			side={
				canShowAll(count) && (
					<button
						type="button"
						className="card-link"
						aria-expanded={showsAll}
						onClick={() => setShowsAll(!showsAll)}
					>
						{showsAll ? t.showLess : t.showAll(count)}
					</button>
				)
			}
		>
			{count > 0 && (
				<TextInput
					className="project-search"
					type="search"
					aria-label={t.search}
					placeholder={t.search}
					value={typed}
					onChange={(event) => setTyped(event.currentTarget.value)}
					leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
					rightSection={
						typed !== "" && (
							<CloseButton size="sm" aria-label={t.clearSearch} onClick={() => setTyped("")} />
						)
					}
				/>
			)}
			{projects.data === undefined && (
				<AwaitedState hasFailed={projects.isError} text={t.failed} onRetry={projects.retry} />
			)}
			{projects.data && view.kind === "noProjects" && <EmptyState text={t.noProjects} />}
			{view.kind === "none" && <EmptyState text={t.noTasks} />}
			{(view.kind === "groups" || view.kind === "chosen") && (
				<ProjectTable clocks={clocks} rows={view} />
			)}
		</Card>
	);
}

/** What was typed, once no key has been pressed for the search delay; emptying it counts at once. */
function useDelayed(typed: string): string {
	const [settled, setSettled] = useState(typed);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(typed), times.searchDelay);
		return () => clearTimeout(timer);
	}, [typed]);
	return typed === "" ? "" : settled;
}
