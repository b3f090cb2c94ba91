import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useHolidayPlaces } from "../holiday-places.tsx";
import { useRegions } from "../regions.tsx";
import "../holidays.css";

/** What was imported last, for the person who asks where the holidays came from. */
export function LastImports() {
	const words = useTexts(texts);
	const t = words.import;
	const format = useFormat();
	const { imports } = useHolidayPlaces();
	const { nameOf } = useRegions();
	if (imports.length === 0) return null;
	const lines = imports.map(({ country, region, years, siteName, at }) => {
		const place = region === null ? country : `${country}-${region}`;
		const first = years[0];
		const last = years.at(-1);
		return t.lastLine(
			nameOf(place),
			first === last ? String(first) : `${first}–${last}`,
			siteName ?? words.everywhere,
			format.instant(at),
		);
	});
	return (
		<section className="holiday-imports" aria-label={t.last}>
			<h3>{t.last}</h3>
			<ul>
				{[...new Set(lines)].map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}
