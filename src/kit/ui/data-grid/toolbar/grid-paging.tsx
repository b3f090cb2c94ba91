import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { limits } from "#kit/contract/limits.ts";
import { CompactSelect } from "../../field/choice/compact-select.tsx";
import { IconButton } from "../../icon-button.tsx";
import { allWords } from "../column/all-words.ts";
import { usePrinter } from "../column/printer.ts";
import type { GridPage } from "../grid-given.ts";
import type { SettingsPlace } from "../settings/settings-place.ts";
import "./grid-paging.css";

const pageSizes = [10, 25, 50, 100] as const;

interface Given {
	/** Of the list: several may lie over each other, each with its pages. */
	readonly label: string;
	readonly page: Pick<GridPage<object>, "page" | "total" | "hasMore" | "onPage" | "rows" | "state">;
	readonly place: SettingsPlace;
	/** How a list that came whole says how many there are. */
	readonly counted: ((count: string) => string) | undefined;
	/** What the keys do here. */
	readonly keys: string;
}

/** Which rows these are, the way to others, how many at once. */
export function GridPaging({ label, page, place, counted, keys }: Given) {
	const printer = usePrinter();
	const { format, words } = printer;
	const { pageSize } = place.settings;
	const number = (value: number) => format.number(value, 0);
	const first = (page.page - 1) * pageSize + 1;
	const last = first + page.rows.length - 1;
	const isWhole = page.onPage === undefined;
	const isNone = page.total === 0 && page.state !== "loading";
	const isCapped = pageSize >= limits.listLength && (page.hasMore || page.total > pageSize);
	return (
		<div className={isNone ? "visually-hidden" : "grid-paging"}>
			<p className="grid-range" role="status">
				{page.total === 0 ? (
					page.state === "ready" && words.paging.none
				) : isWhole && counted ? (
					counted(number(page.total))
				) : (
					<>
						<b>
							{isWhole ? number(page.rows.length) : words.paging.range(number(first), number(last))}
						</b>{" "}
						{words.paging.of(allWords(page, printer))}
					</>
				)}
			</p>
			{page.onPage && page.total > pageSize && (
				<PageButtons
					label={`${words.paging.label}: ${label}`}
					page={page.page}
					pages={Math.ceil(page.total / pageSize)}
					onPage={page.onPage}
				/>
			)}
			{!isWhole && page.total > pageSizes[0] && (
				<CompactSelect
					className="grid-page-size"
					label={words.paging.rows}
					before={<span>{words.paging.rows}</span>}
					beforeWidth="3.25rem"
					value={String(pageSize)}
					onChange={(size) => place.change({ pageSize: Number(size) })}
					options={[
						...pageSizes.map((size) => ({ value: String(size), label: String(size) })),
						{ value: String(limits.listLength), label: words.paging.all },
					]}
				/>
			)}
			{!isNone && (
				<p className="grid-hint" aria-hidden>
					{isCapped ? words.paging.capped(number(pageSize)) : keys}
				</p>
			)}
		</div>
	);
}

interface ButtonsGiven {
	readonly label: string;
	readonly page: number;
	readonly pages: number;
	readonly onPage: (page: number) => void;
}

function PageButtons({ label, page, pages, onPage }: ButtonsGiven) {
	const { format, words } = usePrinter();
	return (
		<nav className="grid-pages" aria-label={label}>
			<IconButton
				icon={IconChevronLeft}
				label={words.paging.previous}
				disabled={page <= 1}
				onClick={() => onPage(page - 1)}
			/>
			{pageNumbers(page, pages).map((one, index) =>
				one === 0 ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: gaps have nothing but their place
					<span key={`gap${index}`} aria-hidden>
						…
					</span>
				) : (
					<button
						key={one}
						type="button"
						className="grid-page"
						aria-current={one === page ? "page" : undefined}
						aria-label={words.paging.page(format.number(one, 0))}
						onClick={() => onPage(one)}
					>
						{format.number(one, 0)}
					</button>
				),
			)}
			<IconButton
				icon={IconChevronRight}
				label={words.paging.next}
				disabled={page >= pages}
				onClick={() => onPage(page + 1)}
			/>
		</nav>
	);
}

/** Pages to offer, 0 standing for a gap. Example: page 1 of 13 → `1 2 3 0 13` */
export function pageNumbers(page: number, pages: number): readonly number[] {
	const near = new Set([1, pages, page - 1, page, page + 1]);
	if (page <= 2) near.add(3);
	if (page >= pages - 1) near.add(pages - 2);
	const shown = [...near].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b);
	return shown.flatMap((one, index) => {
		const before = shown[index - 1] ?? 0;
		if (one - before === 2) return [one - 1, one];
		return one - before > 2 ? [0, one] : [one];
	});
}
