import { IconArrowLeft, IconChevronRight, IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { IconButton } from "../icon-button.tsx";
import { LoadingState } from "../state/loading-state.tsx";
import { texts } from "../text.ts";
import { useKeptFree } from "../toast/panel-feet.ts";
import { dismissPanel } from "./open-panel.ts";
import { namePanel, usePanel } from "./panel-context.ts";

interface Given {
	/** The panel's own unless said otherwise. */
	readonly title?: string | undefined;
	/** How panels above it name it; the title unless said otherwise. */
	readonly crumb?: string;
	/** A tag beside the title. */
	readonly state?: ReactNode;
	/** One line below the title. */
	readonly sub?: ReactNode;
	/** Icon buttons before the one that closes. */
	readonly actions?: ReactNode;
	/** Stays in place: what destroys first (far left), then what goes on (far right). */
	readonly footer?: ReactNode;
	readonly isLoading?: boolean;
	readonly children?: ReactNode;
}

/** Head, scrolling body and fixed foot of every panel; the title of the only one stands where else the way here does. */
export function PanelFrame(given: Given) {
	const { id, titleId, below, ...panel } = usePanel();
	const t = useTexts(texts);
	const { title = panel.title } = given;
	const name = given.crumb ?? title;
	useEffect(() => {
		if (!given.isLoading) namePanel(id, name);
	}, [id, name, given.isLoading]);
	const heading = (
		<div className="panel-title">
			<h2 id={titleId}>{title}</h2>
			{given.state}
		</div>
	);
	return (
		<>
			<div className="panel-head">
				<div className="panel-tools">
					<IconButton
						icon={IconArrowLeft}
						label={t.panel.back}
						className="panel-back"
						onClick={() => dismissPanel(id)}
					/>
					{below.length > 0 ? <Crumbs id={id} below={below} name={name} /> : heading}
					{given.actions}
					<IconButton
						icon={IconX}
						label={t.close}
						className="panel-close"
						onClick={() => dismissPanel(id)}
					/>
				</div>
				{below.length > 0 && heading}
				{given.sub && <p>{given.sub}</p>}
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
			<section className="panel-body" tabIndex={0} aria-label={t.panel.content}>
				{given.isLoading ? <LoadingState /> : given.children}
			</section>
			{given.footer && <PanelFoot>{given.footer}</PanelFoot>}
		</>
	);
}

function PanelFoot({ children }: { readonly children: ReactNode }) {
	useKeptFree();
	return <div className="panel-foot">{children}</div>;
}

interface CrumbsGiven {
	readonly id: string;
	readonly below: readonly { readonly id: string; readonly title: string }[];
	readonly name: string;
}

/** The way here; a click on one beneath closes what lies on it. */
function Crumbs({ id, below, name }: CrumbsGiven) {
	const t = useTexts(texts);
	return (
		<nav className="panel-crumbs" aria-label={t.panel.openPanels}>
			{below.map((one, index) => (
				<span key={one.id}>
					<button type="button" onClick={() => dismissPanel(below[index + 1]?.id ?? id)}>
						{one.title}
					</button>
					<IconChevronRight size={12} aria-hidden />
				</span>
			))}
			<b aria-current="page">{name}</b>
		</nav>
	);
}
