import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { texts } from "#kit/ui/data-grid/text.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useFormat } from "../format/format.ts";
import { useTexts } from "../texts.ts";
import { fetchAhead } from "../use-api.ts";
import { useListWalk, type Way } from "./use-list-walk.ts";
import "./list-walk.css";

interface Given<E extends Endpoint> {
	/** Of the row whose detail is open. */
	readonly id: string;
	/** What a detail asks first: it is fetched before the next one opens, so that nothing flickers. */
	readonly endpoint: E;
	readonly input: (id: string) => GivenOf<E>;
	readonly open: (id: string) => void;
}

const ways = ["previous", "next"] as const;

/** Which button led to the detail that is opening: it has the focus again there. */
let pressed: { readonly id: string; readonly way: Way } | undefined;

/**
 * In the head of a detail: the way to the rows beside it in the list beneath, which turns its pages along. Nothing where no
 * list shows it. At either end a button stays reachable: one that was disabled under the finger would lose the focus.
 */
export function ListWalk<E extends Endpoint>(given: Given<E>) {
	const {
		walk: t,
		paging: { moreThan },
	} = useTexts(texts);
	const format = useFormat();
	const open = async (id: string, way: Way, isWanted: () => boolean) => {
		await fetchAhead(given.endpoint, given.input(id));
		if (!isWanted()) return;
		pressed = { id, way };
		given.open(id);
	};
	const { walk, canGo, go } = useListWalk(given.id, (...way) => void open(...way));
	if (walk === undefined) return null;
	const number = (value: number) => format.number(value, 0);
	const total = number(walk.total);
	return (
		<>
			<span className="list-position">
				{t.position(number(walk.position), walk.hasMore ? moreThan(total) : total)}
			</span>
			{ways.map((way) => (
				<IconButton
					key={way}
					ref={(button) => takeFocus(button, given.id, way)}
					// read here: files of the product may load each other in a circle, and a constant would be read too early
					icon={way === "previous" ? IconArrowUp : IconArrowDown}
					label={t[way]}
					aria-disabled={!canGo(way)}
					onClick={() => go(way)}
				/>
			))}
		</>
	);
}

function takeFocus(button: HTMLButtonElement | null, id: string, way: Way): void {
	if (button === null || pressed?.id !== id || pressed.way !== way) return;
	pressed = undefined;
	button.focus();
}
