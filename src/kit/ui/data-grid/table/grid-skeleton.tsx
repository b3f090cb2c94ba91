import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import "./grid-skeleton.css";

/** As many as are in sight at first on most screens. */
const lines = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

/** Where rows will stand, as high as they will be: nothing moves when they come. */
export function GridSkeleton() {
	const t = useTexts(texts);
	return (
		<div className="grid-skeleton" role="status" data-loading>
			<span className="visually-hidden">{t.loading}</span>
			{lines.map((line) => (
				<span key={line} className="grid-skeleton-row" aria-hidden />
			))}
		</div>
	);
}
