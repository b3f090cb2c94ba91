/** A part of the program was given something it cannot work with: a mistake of whoever wrote the call. */
export class InvalidArgument extends Error {
	override readonly name = "InvalidArgument";
	readonly parameter: string;

	constructor(parameter: string, because: string) {
		super(`${parameter}: ${because}`);
		this.parameter = parameter;
	}
}
