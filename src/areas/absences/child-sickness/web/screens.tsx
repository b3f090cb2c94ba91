import { useUserName } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { personScreens } from "#kit/web/person-record/person-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type ChildCountItem, childCounts } from "../contract.ts";
import { texts } from "../text.ts";
import { childCountsEdit } from "./panels.ts";

export const childCountScreens = personScreens({
	data: childCounts,
	words: (language) => texts[language].count,
	useName: useUserName,
	topic: "ABSENCES",
	Row: CountRow,
	sections: { count: ["children", "isSingleParent", "validFrom", "validTo"] },
	initial: { children: 1 },
	create: childCountsEdit,
	open: (userId, { id }) =>
		openPanel(childCountsEdit, { userId, childCountId: id }, { stack: "sub" }),
});

function CountRow({ item: { children, isSingleParent } }: { readonly item: ChildCountItem }) {
	const t = useTexts(texts).count;
	return (
		<div>
			<b>{t.children(children)}</b>
			{isSingleParent && <div>{t.alone}</div>}
		</div>
	);
}
