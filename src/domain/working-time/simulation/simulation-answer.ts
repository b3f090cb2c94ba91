import * as z from "zod/mini";
import { specialAccountMinutes } from "../../surcharge/special-accounts-on.ts";
import { dayByLaw } from "../../violations/arbzg-figures.ts";
import { figures } from "../day-minutes.ts";
import { stretchKinds } from "../stretches/stretch.ts";
import { chainStep, traceStep } from "../trace.ts";

const minutes = z.int();
/** Instants with the offset of the zone. */
const interval = z.object({ begin: z.string(), end: z.string(), kind: z.enum(stretchKinds) });

const accountMinutes = z.array(specialAccountMinutes);

const simulatedDay = z.object({
	/** Civil day. */
	date: z.string(),
	...figures,
	intervals: z.array(interval),
	/** Of the calendar day; what is 0 is left out. */
	specialAccounts: accountMinutes,
	arbzg: dayByLaw,
	violations: z.array(z.looseObject({ code: z.string(), severity: z.string() })),
	trace: z.array(traceStep),
	/** One sum from coming to the balance. */
	chain: z.array(chainStep),
});

/** What the simulator answers. */
export const simulationAnswer = z.object({
	days: z.array(simulatedDay),
	totals: z.object({
		...figures,
		specialAccounts: accountMinutes,
		carriedMinutes: minutes,
		/** Lost (positive) or dropped (negative) beyond the bounds of the account. */
		cutMinutes: minutes,
	}),
});

export type SimulationAnswer = z.output<typeof simulationAnswer>;
export type SimulatedDay = SimulationAnswer["days"][number];
