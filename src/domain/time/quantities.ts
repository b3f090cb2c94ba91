declare const quantity: unique symbol;

/** A number that says what it counts, so that minutes cannot be handed in where seconds are wanted. */
export type Quantity<Name extends string> = number & { readonly [quantity]: Name };

/** Whole seconds since 1970-01-01T00:00Z: bookings and entries. */
export type EpochSecond = Quantity<"EpochSecond">;

/** Whole minutes since 1970-01-01T00:00Z: everything from rounding on. */
export type EpochMinute = Quantity<"EpochMinute">;

/** A civil day: days since 1970-01-01, in no zone. Arithmetic and comparison are those of integers. */
export type LocalDay = Quantity<"LocalDay">;

/** Minute on the wall clock of a day, 0 to 1439; where a shift passes midnight up to 2880. */
export type LocalMinute = Quantity<"LocalMinute">;

export type WorkSeconds = Quantity<"WorkSeconds">;
export type PauseSeconds = Quantity<"PauseSeconds">;
