import { contract as units } from "#areas/staff/units/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { contract, type PresentPerson } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered the person who leads the ward; see docs/how-to/record-answers.md. */
export const answers = recorded({ ...contract, ...units }, file);

export const lena = personOf("Lena");
export const piotr = personOf("Piotr");

function personOf(name: string): PresentPerson {
	return answers.listPresence.all.people.find((one) => one.firstName === name) as PresentPerson;
}
