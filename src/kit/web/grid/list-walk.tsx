import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { Endpoint, GivenOf } from "../../contract/endpoint.ts";
import { useStore } from "../../ui/create-store.ts";
import { texts as german } from "../../ui/data-grid/text.de.ts";
import { texts as english } from "../../ui/data-grid/text.en.ts";
import { shownRows } from "../../ui/data-grid/walk/shown-rows.ts";
import { walkOf } from "../../ui/data-grid/walk/walk-of.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useFormat } from "../format.ts";
import { useTexts } from "../texts.ts";
import { fetchAhead } from "../use-api.ts";
import "./list-walk.css";

interface Given<E extends Endpoint> {
	/** Of the row whose detail is open. */
	readonly id: string;
	/** What a detail asks first: it is fetched before the next one opens, so that nothing flickers. */
	readonly endpoint: E;
	readonly input: (id: string) => GivenOf<E>;
	readonly open: (id: string) => void;
}

type Way = "previous" | "next";
const ways = ["previous", "next"] as const;

/** Which button led to the detail that is opening: it has the focus again there. */
let pressed: { readonly id: string; readonly way: Way } | undefined;

/**
 * In the head of a detail: the way to the rows beside it in the list beneath. Nothing where no list shows it. At either
 * end a button stays reachable: one that was disabled under the finger would lose the focus.
 */
export function ListWalk<E extends Endpoint>(given: Given<E>) {
	const { walk: t } = useTexts(german, english);
	const format = useFormat();
	const walk = walkOf(given.id, useStore(shownRows));
	const wanted = useRef<string>(undefined);
	useEffect(
		() => () => {
			// whoever has left in the meantime is not brought back
			wanted.current = undefined;
		},
		[],
	);
	if (walk === undefined) return null;
	const go = async (way: Way) => {
		const id = walk[way];
		if (id === undefined) return;
		wanted.current = id;
		await fetchAhead(given.endpoint, given.input(id));
		if (wanted.current !== id) return;
		pressed = { id, way };
		given.open(id);
	};
	const number = (value: number) => format.number(value, 0);
	return (
		<>
			<span className="list-position">
				{t.position(number(walk.position), number(walk.total))}
			</span>
			{ways.map((way) => (
				<IconButton
					key={way}
					ref={(button) => takeFocus(button, given.id, way)}
					// read here: files of the product may load each other in a circle, and a constant would be read too early
					icon={way === "previous" ? IconArrowUp : IconArrowDown}
					label={t[way]}
					aria-disabled={walk[way] === undefined}
					onClick={() => void go(way)}
				/>
			))}
		</>
	);
}

function takeFocus(
	button: HTMLButtonElement | null,
	id: string,
	way: Way,
): void {
	if (button === null || pressed?.id !== id || pressed.way !== way) return;
	pressed = undefined;
	button.focus();
}
