import { useEffect, useId, useMemo, useRef } from "react";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { grown } from "../scale-of-type.ts";
import { ErrorBoundary } from "../state/error-boundary.tsx";
import { ErrorState } from "../state/error-state.tsx";
import { type LazyCode, lazyCode } from "../state/lazy-code.ts";
import { LazyPart } from "../state/lazy-part.tsx";
import { texts } from "../text.ts";
import type { AnyPanel } from "./define-panel.ts";
import { closePanel } from "./open-panel.ts";
import { PanelContext, type PanelPosition } from "./panel-context.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { openerOf } from "./panel-stack.ts";
import type { OpenPanelEntry } from "./panel-state.ts";

interface Given {
	readonly panel: AnyPanel;
	readonly entry: OpenPanelEntry;
	readonly isTop: boolean;
	readonly width: number;
	/** What it calls itself by now. */
	readonly name: string;
	readonly below: PanelPosition["below"];
}

/** One open panel. Covered ones stay mounted, so that nothing typed in them is lost. */
export function PanelLayer(given: Given) {
	const { panel, entry, isTop, width, name, below } = given;
	const section = useRef<HTMLElement>(null);
	const titleId = useId();
	const code = partOf(panel);
	useFocus(section, panel.id, isTop);
	const { id } = panel;
	const title = panel.title(useLanguage());
	const position = useMemo(() => ({ id, titleId, title, below }), [id, titleId, title, below]);
	const failed = (retry: () => void) => <PanelFailed title={name} onRetry={retry} />;
	return (
		<PanelContext value={position}>
			<section
				ref={section}
				className="panel"
				role="dialog"
				aria-labelledby={titleId}
				tabIndex={-1}
				style={{ width: grown(width), visibility: isTop ? "visible" : "hidden" }}
				data-panel={panel.id}
			>
				<ErrorBoundary fallback={failed}>
					<LazyPart
						code={code}
						key={JSON.stringify(entry.params)}
						props={{ ...entry.params, close: () => closePanel(panel) }}
						fallback={<PanelFrame title={name} isLoading />}
						failed={failed}
					/>
				</ErrorBoundary>
			</section>
		</PanelContext>
	);
}

/** In place of a panel that could not be loaded or broke. */
function PanelFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
	const t = useTexts(texts);
	return (
		<PanelFrame title={title}>
			<ErrorState text={t.panel.failed} onRetry={onRetry} />
		</PanelFrame>
	);
}

type PanelProps = { readonly close: () => void };
const parts = new Map<AnyPanel, LazyCode<PanelProps>>();

/** The code of a panel, asked for once. */
function partOf(panel: AnyPanel): LazyCode<PanelProps> {
	// the parameters were read with the panel's own schema
	const load = panel.load as Parameters<typeof lazyCode<PanelProps>>[0];
	const known = parts.get(panel) ?? lazyCode(load);
	parts.set(panel, known);
	return known;
}

/** A panel takes focus when it comes on top and gives it back to its opener when it goes. */
function useFocus(section: React.RefObject<HTMLElement | null>, id: string, isTop: boolean): void {
	useEffect(() => {
		const element = section.current;
		if (!isTop || element === null) return;
		if (!element.contains(document.activeElement)) element.focus();
	}, [isTop, section]);
	useEffect(
		() => () => {
			const opener = openerOf(id);
			const isLost =
				document.activeElement === null ||
				document.activeElement === document.body ||
				section.current?.contains(document.activeElement) === true;
			if (!isLost) return;
			// after the panel that lies on top now has had its turn
			queueMicrotask(() => {
				if (opener instanceof HTMLElement && opener.checkVisibility()) {
					opener.focus();
				} else if (document.activeElement === document.body) {
					document.getElementById("main")?.focus();
				}
			});
		},
		[id, section],
	);
}
