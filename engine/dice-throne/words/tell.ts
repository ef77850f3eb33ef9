/** Words for what happened and for what may be done. */
import type { Seat } from '../../core/game.ts';
import type { Library } from '../library.ts';
import type { Table } from '../table.ts';
import type { DiceThroneAction, DiceThroneEvent } from '../view-shape.ts';

export const tellEvent = (_: Library, event: DiceThroneEvent): string => event.type;

export const labelAction = (_: Table, __: Seat, action: DiceThroneAction): string => action.type;
