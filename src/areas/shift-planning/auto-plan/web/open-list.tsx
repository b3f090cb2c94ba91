import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import type { ProposedShift } from "../contract.ts";
import { OpenReasons } from "./open-reasons.tsx";
import { texts } from "./text.ts";

interface Given {
	readonly open: readonly ProposedShift[];
	readonly whenOf: (shift: ProposedShift) => string;
}

/** What stays open, each with the reasons below it once somebody asks. */
export function OpenList({ open, whenOf }: Given) {
	const t = useTexts(texts);
	return (
		<ul className="open-list">
			{alikeOpen(open, whenOf).map(({ shift, said, count }) => (
				<OpenLine
					key={shift.key}
					shift={shift}
					said={count > 1 ? `${said} ${t.times(String(count))}` : said}
				/>
			))}
		</ul>
	);
}

/** Copies of a template that nobody takes are told together: what speaks against one of them does against all. */
function alikeOpen(open: readonly ProposedShift[], whenOf: Given["whenOf"]) {
	const groups = Map.groupBy(open, (one) => one.shiftId ?? `${one.workspaceId} ${whenOf(one)}`);
	return [...groups.values()].map((own) => {
		const shift = own[0] as ProposedShift;
		return { shift, said: whenOf(shift), count: own.length };
	});
}

interface LineGiven {
	readonly shift: ProposedShift;
	readonly said: string;
}

function OpenLine({ shift, said }: LineGiven) {
	const t = useTexts(texts);
	const [isOpen, setOpen] = useState(false);
	const Chevron = isOpen ? IconChevronDown : IconChevronRight;
	return (
		<li>
			<button
				type="button"
				className="open-line"
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
			>
				<Chevron size={16} aria-hidden />
				<b>{said}</b>
				<small>{t.why}</small>
			</button>
			{isOpen && <OpenReasons shift={shift} />}
		</li>
	);
}
