import { intlTag, type Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import { regionName } from "#kit/region-names/region-name.ts";
import type { CellValue } from "#kit/server/export/cell.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { shownSites } from "./read-sites.ts";
import { type SiteRow, siteRows } from "./sql.ts";

type Column = ExportColumn<SiteRow>;
type OverviewWords = Words<typeof texts>["overview"];

const wordsOf = (language: Language): OverviewWords => texts[language].overview;

export const listExports = {
	"staff.sites": pagedExport({
		endpoint: contract.listSites,
		title: (language) => wordsOf(language).title,
		columns: () => columns,
		page: (reader, input) => siteRows(shownSites(reader), input),
	}),
};

function text(
	id: string,
	word: Exclude<keyof OverviewWords, "search">,
	value: (row: SiteRow, language: Language) => CellValue,
): Column {
	return { id, title: (language) => wordsOf(language)[word], kind: "text", value };
}

const people: Column = { ...text("people", "people", (site) => site.people), kind: "integer" };

/** As the grid orders them; its ids. */
const columns: readonly Column[] = [
	text("name", "name", (site) => site.name),
	text("city", "city", ({ address }) => address?.city),
	text("region", "region", ({ country, region }, language) =>
		region === null ? null : regionName(language, country, region),
	),
	text("country", "country", ({ country }, language) =>
		new Intl.DisplayNames(intlTag(language), { type: "region" }).of(country),
	),
	people,
	text("timeZone", "timeZone", (site) => site.timeZone),
	text("unitName", "unit", (site) => site.unitName),
	text("isEnabled", "state", ({ isEnabled }, language) => {
		const { active, archived } = wordsOf(language);
		return isEnabled ? active : archived;
	}),
];
