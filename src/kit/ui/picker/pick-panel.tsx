import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { PanelFrame } from "../panel-stack/panel-frame.tsx";
import { ErrorState } from "../state/error-state.tsx";
import { texts } from "./text.ts";
import "./picker.css";

interface Given {
	/** The panel's own unless said otherwise. */
	readonly title?: string | undefined;
	readonly sub?: ReactNode;
	/** How many are chosen; absent where one click takes. */
	readonly count?: number | undefined;
	readonly onClear?: (() => void) | undefined;
	readonly onApply?: (() => void) | undefined;
	readonly state: "loading" | "failed" | "ready";
	readonly onRetry: () => void;
	readonly close: () => void;
	readonly children: ReactNode;
}

/** A panel to choose in: list, count, and the way to take the choice. */
export function PickPanel(given: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const { count, onApply } = given;
	return (
		<PanelFrame
			title={given.title}
			sub={given.sub}
			isLoading={given.state === "loading"}
			footer={
				onApply && (
					<>
						<span data-far-left role="status">
							{count !== undefined && t.selected(format.number(count, 0))}
						</span>
						{given.onClear && (
							<Button variant="subtle" onClick={given.onClear}>
								{t.clear}
							</Button>
						)}
						<Button onClick={onApply}>{t.apply}</Button>
					</>
				)
			}
		>
			{given.state === "failed" ? (
				<ErrorState text={t.failed} onRetry={given.onRetry} />
			) : (
				<div className="picker-fill">{given.children}</div>
			)}
		</PanelFrame>
	);
}
