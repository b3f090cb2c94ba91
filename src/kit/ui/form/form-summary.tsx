import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { focusControl } from "./focus-control.ts";
import type { ShownFault } from "./form-given.ts";
import { texts } from "./text.ts";

interface Given {
	readonly faults: readonly ShownFault[];
	readonly attempts: number;
}

/** What has to be mended, each with a link to its field; it takes focus when saving failed. */
export function FormSummary({ faults, attempts }: Given) {
	const t = useTexts(texts);
	const titleId = useId();
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		if (attempts > 0) box.current?.focus();
	}, [attempts]);
	if (faults.length === 0 || attempts === 0) return null;
	return (
		<section ref={box} className="form-summary" tabIndex={-1} aria-labelledby={titleId}>
			<IconAlertCircle size={18} stroke={1.8} aria-hidden />
			<div>
				<h3 id={titleId}>{t.check(faults.length)}</h3>
				<ul>
					{faults.map(({ name, label, text, id }) => (
						<li key={name}>
							<a
								href={`#${id}`}
								onClick={(event) => {
									event.preventDefault();
									focusControl(id);
								}}
							>
								{label}
							</a>
							{": "}
							{text}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
