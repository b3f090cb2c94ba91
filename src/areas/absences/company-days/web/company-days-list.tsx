import { Button } from "@mantine/core";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { type CompanyDay, contract } from "../contract.ts";
import { texts } from "./text.ts";
import "./company-days.css";

/** What was created before, each with the way to take it back. */
export function CompanyDaysList() {
	const t = useTexts(texts).list;
	return (
		<section className="company-days-list" aria-label={t.title}>
			<h3>{t.title}</h3>
			<Answer
				endpoint={contract.listCompanyDays}
				input={{}}
				topic="ABSENCES"
				notLoaded={t.notLoaded}
			>
				{({ companyDays }) =>
					companyDays.length === 0 ? (
						<p>{t.none}</p>
					) : (
						<ul>
							{companyDays.map((day) => (
								<Row key={day.id} day={day} />
							))}
						</ul>
					)
				}
			</Answer>
		</section>
	);
}

function Row({ day }: { readonly day: CompanyDay }) {
	const t = useTexts(texts).list;
	const format = useFormat();
	const days =
		day.from === day.to
			? format.date(day.from)
			: `${format.date(day.from)} – ${format.date(day.to)}`;
	const whose = day.unitNames.length > 0 ? day.unitNames.join(", ") : t.byName;
	const said = [whose, t.people(day.people), ...(day.isComplete ? [] : [t.incomplete])];
	return (
		<li>
			<div>
				<b>{days}</b> {day.activityName}
				<small>{[...said, day.reason].filter(Boolean).join(" · ")}</small>
			</div>
			<Withdraw day={day} label={t.withdrawLine(day.activityName, days)} />
		</li>
	);
}

function Withdraw({ day, label }: { readonly day: CompanyDay; readonly label: string }) {
	const t = useTexts(texts).list;
	const { mutate, isPending } = useAction(contract.withdrawCompanyDay, {
		context: t.asking,
		renews: [contract.listCompanyDays],
		onDone: ({ jobId }) =>
			toast({ type: "positive", title: jobId === null ? t.withdrawn : t.withdrawing }),
	});
	const ask = async () => {
		const sure = {
			title: t.asking,
			text: t.askText(day.people),
			confirm: t.withdraw,
			danger: true,
		};
		if ((await confirm(sure)) !== null) mutate({ id: day.id, version: day.version });
	};
	return (
		<Button
			size="xs"
			variant="default"
			aria-label={label}
			loading={isPending}
			onClick={() => void ask()}
		>
			{t.withdraw}
		</Button>
	);
}
