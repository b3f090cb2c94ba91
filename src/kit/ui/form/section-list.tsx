import { type RefObject, useEffect, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import type { ShownFault } from "./form-given.ts";
import { texts } from "./text.ts";

export interface SectionName {
	readonly id: string;
	readonly label: string;
}

interface Given {
	readonly sections: readonly SectionName[];
	readonly faults: readonly ShownFault[];
	readonly form: RefObject<HTMLFormElement | null>;
}

/** The sections of a long form, each with the number of its faults; the one in sight is marked. */
export function SectionList({ sections, faults, form }: Given) {
	const t = useTexts(texts);
	const seen = useSectionInSight(form, sections);
	return (
		<nav className="form-sections" aria-label={t.sections}>
			{sections.map(({ id, label }) => {
				const count = faults.filter((fault) => fault.section === id).length;
				return (
					<button
						key={id}
						type="button"
						aria-current={seen === id ? "location" : undefined}
						aria-label={count > 0 ? t.faultsIn(label, count) : undefined}
						onClick={() => sectionOf(form, id)?.scrollIntoView()}
					>
						<span>{label}</span>
						{count > 0 && <b aria-hidden>{count}</b>}
					</button>
				);
			})}
		</nav>
	);
}

function sectionOf(form: Given["form"], id: string): Element | null {
	return form.current?.querySelector(`[data-section="${id}"]`) ?? null;
}

/** The topmost section that is at least partly seen. */
function useSectionInSight(form: Given["form"], sections: readonly SectionName[]) {
	const ids = sections.map(({ id }) => id).join(" ");
	const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
	useEffect(() => {
		const observer = new IntersectionObserver((entries) =>
			setSeen((before) => {
				const after = new Set(before);
				for (const { target, isIntersecting } of entries) {
					const id = (target as HTMLElement).dataset.section ?? "";
					if (isIntersecting) after.add(id);
					else after.delete(id);
				}
				return after;
			}),
		);
		for (const id of ids.split(" ")) {
			const element = sectionOf(form, id);
			if (element !== null) observer.observe(element);
		}
		return () => observer.disconnect();
	}, [form, ids]);
	return sections.find(({ id }) => seen.has(id))?.id;
}
