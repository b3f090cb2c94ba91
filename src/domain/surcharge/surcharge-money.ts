import type { SurchargeLimits } from "./surcharge-limits.ts";

interface SurchargePay {
	readonly minutes: number;
	/** Base wage per hour (Grundlohn). */
	readonly baseWageCents: number;
	/** What is paid on top. */
	readonly paidPercent: number;
	/** The most that § 3b EStG leaves free for this account. */
	readonly freePercent: number;
}

/** All in cents; free and liable parts add up to what is paid. */
export interface SurchargeMoney {
	readonly paidCents: number;
	readonly taxFreeCents: number;
	readonly taxableCents: number;
	readonly socialFreeCents: number;
	readonly socialLiableCents: number;
}

/**
 * What a surcharge is worth and how much of it is free of tax and social insurance: § 3b (1) and (2) EStG, § 1 (1) no. 1
 * SvEV. Rounded half up once, at the end.
 *
 * Example: 2 h at 28.00 €/h and 25 % → 14.00 € paid, all free of tax, 12.50 € free of social insurance.
 */
export function surchargeMoney(
	pay: SurchargePay,
	{ taxCents, socialCents }: SurchargeLimits,
): SurchargeMoney {
	const paidCents = worth(pay, pay.baseWageCents, pay.paidPercent);
	const freeUpTo = (limit: number) => {
		const wage = Math.min(pay.baseWageCents, limit);
		const percent = Math.min(pay.paidPercent, pay.freePercent);
		return worth(pay, wage, percent);
	};
	const taxFreeCents = freeUpTo(taxCents);
	const socialFreeCents = freeUpTo(socialCents);
	return {
		paidCents,
		taxFreeCents,
		taxableCents: paidCents - taxFreeCents,
		socialFreeCents,
		socialLiableCents: paidCents - socialFreeCents,
	};
}

function worth({ minutes }: SurchargePay, wageCents: number, percent: number): number {
	return Math.floor((wageCents * percent * minutes) / 6000 + 0.5);
}
