import { accountAnswers } from "#areas/absences/leave-accounts/web/public.ts";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { personScreens } from "#kit/web/person-record/person-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type LeaveCutItem, leaveCuts } from "../contract.ts";
import { texts } from "../text.ts";
import { leaveCutsCreate, leaveCutsEdit } from "./panels.ts";

export const leaveCutScreens = personScreens({
	data: leaveCuts,
	words: (language) => texts[language].cut,
	useName: useUserName,
	topic: "LEAVEACCOUNTS",
	Row: CutRow,
	sections: { cut: ["kind", "declaredOn", "validFrom", "validTo", "worksPartTime"] },
	initial: { kind: "PARENTAL" },
	create: leaveCutsCreate,
	open: (userId, { id }) => openPanel(leaveCutsEdit, { userId, leaveCutId: id }, { stack: "sub" }),
	renews: accountAnswers,
});

function CutRow({ item: { kind, declaredOn, worksPartTime } }: { readonly item: LeaveCutItem }) {
	const { options, fields, rule, partTime } = useTexts(texts).cut;
	const format = useFormat();
	const declared = `${fields.declaredOn} ${format.date(declaredOn)}`;
	return (
		<div>
			<b>{options.kind[kind]}</b>
			<div>{[worksPartTime ? partTime : rule, declared].join(" · ")}</div>
		</div>
	);
}
