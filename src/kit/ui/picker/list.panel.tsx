import { useTexts } from "#kit/web/texts.ts";
import { EmptyState } from "../state/empty-state.tsx";
import { ColorDot } from "../tag/color-dot.tsx";
import type { ListGiven } from "./common-pickers.ts";
import type { PickItem } from "./pick-item.ts";
import { PickPanel } from "./pick-panel.tsx";
import { questionPanel } from "./question-panel.tsx";
import { texts } from "./text.ts";
import { useLoaded } from "./use-loaded.ts";

/** Shows a list of entries. */
export default questionPanel<ListGiven, string>(function List({ given, answer, close }) {
	const t = useTexts(texts);
	const { value: items, state, retry } = useLoaded(given.items);
	return (
		<PickPanel title={given.title} sub={given.sub} state={state} onRetry={retry} close={close}>
			{items?.length === 0 && <EmptyState text={given.empty ?? t.empty} />}
			<ul className="picker-entries">
				{items?.map((item) => (
					<li key={item.id}>
						{given.canOpen ? (
							<button type="button" onClick={() => answer(item.id)}>
								<Entry item={item} />
							</button>
						) : (
							<Entry item={item} />
						)}
					</li>
				))}
			</ul>
		</PickPanel>
	);
});

function Entry({ item }: { readonly item: PickItem }) {
	return (
		<>
			<span className="picker-name">
				{item.color && <ColorDot color={item.color} />}
				{item.label}
				{item.sub && <small>{item.sub}</small>}
			</span>
			{item.mark && <span className="picker-mark">{item.mark}</span>}
		</>
	);
}
