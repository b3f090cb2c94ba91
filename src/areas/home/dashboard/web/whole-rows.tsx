import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./whole-rows.css";

/** What a long list begins with, as in the style sheet: a row of a table is half as high as an entry of two lines. */
const firstRows = 12;
const firstEntries = 8;

/** A box whose list, of which more may be known (`data-total`) than is listed, ends on a whole row; what else there is is shown when asked for, and nothing scrolls inside the page. */
export function WholeRows({ children }: { readonly children: ReactNode }) {
	const t = useTexts(texts).rows;
	const box = useRef<HTMLDivElement>(null);
	const [more, setMore] = useState(0);
	const [total, setTotal] = useState(0);
	const [showsAll, setShowsAll] = useState(false);
	useEffect(() => {
		const { current } = box;
		if (current === null) return;
		const countOf = (rows: string) => current.querySelectorAll(rows).length;
		const count = () => {
			const beyond = Math.max(countOf("tbody > tr") - firstRows, countOf("li") - firstEntries);
			const list = current.querySelector<HTMLElement>("[data-total]");
			setMore(beyond);
			setTotal(list === null ? beyond : Number(list.dataset.total) - firstEntries);
		};
		count();
		const observer = new MutationObserver(count);
		observer.observe(current, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, []);
	return (
		<div ref={box} className="whole-rows" data-all={showsAll || undefined}>
			{children}
			{more > 1 && (
				<button
					type="button"
					className="whole-rows-foot"
					aria-expanded={showsAll}
					onClick={() => setShowsAll(!showsAll)}
				>
					{showsAll ? t.fewer : total > more ? t.moreOf(String(more), String(total)) : t.more(more)}
				</button>
			)}
		</div>
	);
}
