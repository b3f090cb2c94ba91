import { useFormat } from "#kit/web/format/format.ts";
import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type Terminal, terminals } from "../contract.ts";
import { texts } from "../text.ts";
import { settingsHardwareTerminalDetail } from "./panels.ts";

export const screens: MasterScreens = masterScreens({
	data: terminals,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: settingsHardwareTerminalDetail },
	// on a phone there is room for what says whether it works; the site is mostly part of its name
	columns: ["name", "isPaired", "seenAt", "siteName"],
	widths: { name: 216, siteName: 166, isPaired: 114, seenAt: 116 },
	texts: {
		isPaired: ({ isPaired }, language) => {
			const { paired, unpaired } = texts[language].detail;
			return isPaired ? paired : unpaired;
		},
	},
	// its name says where it hangs
	offCards: { siteName: true },
	views: { seenAt: SeenView },
});

/** When it was last heard of. */
function SeenView({ item: { seenAt } }: { readonly item: Pick<Terminal, "seenAt"> }) {
	const { never } = useTexts(texts).list;
	const format = useFormat();
	return seenAt === null ? never : format.instant(seenAt);
}
