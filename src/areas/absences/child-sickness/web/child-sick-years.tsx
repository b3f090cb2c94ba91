import type { ChildSickYearAnswer } from "#areas/absences/requests/contract/child-sick-year.ts";
import { Fact } from "#kit/ui/facts/facts.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./year-text.ts";
import "./child-sick-years.css";

/** Facts: what is taken of each year's days with a child that is ill, this absence among them, and what is left. */
export function ChildSickYears({ years }: { readonly years: readonly ChildSickYearAnswer[] }) {
	const t = useTexts(texts);
	return years.map((one) => (
		<Fact key={one.year} label={t.label(String(one.year))}>
			<Year year={one} />
		</Fact>
	));
}

function Year({ year }: { readonly year: ChildSickYearAnswer }) {
	const t = useTexts(texts);
	const { amount } = useFormat();
	const { quota, after, children, isSingleParent, isDeclared } = year;
	const taken = amount(Number(after));
	if (quota === null || year.left === null) return t.unknown(taken);
	const left = Number(year.left);
	const rest = left < 0 ? t.over(amount(-left)) : t.left(amount(left));
	const who = isDeclared
		? [t.children(children), isSingleParent && t.alone].filter(Boolean).join(", ")
		: t.undeclared;
	return (
		<div className="child-sick-year">
			<span data-below={left < 0 || undefined}>
				{`${t.used(taken, amount(Number(quota)))}, ${rest}`}
			</span>
			<small>{who}</small>
		</div>
	);
}
